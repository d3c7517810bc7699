/** Name, code and stack frames of an error, without its message, because databases put values into messages. */
export function safeErrorLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? error.code : undefined;
  return {
    error: error.name,
    code,
    at: error.stack
      ?.split('\n')
      .filter((text) => text.startsWith('    at '))
      .map((text) => text.trim()),
  };
}
