let common = new Set<string>();

/** Reads the list of common passwords in lower case; before that no password is common. */
export async function loadCommonPasswords(): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common = new Set(dictionary['passwords-common']);
}

export function isCommon(password: string): boolean {
  return common.has(password.toLowerCase());
}
