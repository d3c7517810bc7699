import { MAX_QUERY_LENGTH, pathOf, queryOf } from '@glow/shared/remotes';

export async function fetchPieces(url: string, fetchPiece: (url: string) => Promise<unknown>): Promise<unknown> {
  const query = queryOf(url).slice(1);
  const pieces = query.match(new RegExp(`[^&].{0,${MAX_QUERY_LENGTH - 2}}(?=&|$)`, 'g')) ?? [];
  const answers = await Promise.all(pieces.map((piece) => fetchPiece(`${pathOf(url)}?${piece}`)));
  const entries = answers.flatMap((answer) => Object.entries(answer as object));
  const listOf = (key: string) => entries.flatMap(([name, value]) => (name === key ? value : []));
  return Object.fromEntries(entries.map(([key, value]) => [key, Array.isArray(value) ? listOf(key) : value]));
}
