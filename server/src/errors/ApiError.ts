import type { FailedResponse } from '@glow/shared/orders';

/** One thing that is wrong with a request; `field` is the path of the value, for example `items.0.quantity`. */
export type ApiProblem = FailedResponse['errors'][number];

/** A request the API will not carry out: thrown anywhere below a route, answered with `status` as `FailedResponse`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: ApiProblem[] = [{ message }],
    /** Further members of the answer, for example a `code` for the client. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }

  /** The body of the answer. */
  body(): FailedResponse {
    return { ...this.details, success: false, message: this.message, errors: this.errors };
  }
}
