/** Returns the store's answer; rejects without one, also if a proxy or a portal has answered (AUTH-18). */
export async function postJson<Answer extends { success: boolean }>(url: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (typeof answer?.success !== 'boolean') throw new Error();
  return answer;
}
