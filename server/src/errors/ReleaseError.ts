/** A release, rollback or promotion that the registry does not carry out: a sentence for each reason. */
export class ReleaseError extends Error {
  constructor(readonly reasons: string[]) {
    super(reasons.join('\n'));
  }
}
