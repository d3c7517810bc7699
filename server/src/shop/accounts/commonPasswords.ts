let common = new Set<string>();

/** Reads the list of common passwords, all in lower case; until then none is common. */
export async function loadCommonPasswords(): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common = new Set(dictionary['passwords-common']);
}

/** Whether a password is one of those that are guessed first, in any case of its letters. */
export function isCommon(password: string): boolean {
  return common.has(password.toLowerCase());
}
