/** A rejected release, rollback or promotion, with one sentence per reason. */
export class ReleaseError extends Error {
  constructor(readonly reasons: string[]) {
    super(reasons.join('\n'));
  }
}
