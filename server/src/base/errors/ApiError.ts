/** One error in a request; `field` is the path of the value, for example `items.0.quantity`. */
export interface ApiProblem {
  field?: string;
  message: string;
}

/** A rejected request: thrown anywhere below a route, sent with `status` and `body`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: ApiProblem[] = [{ message }],
    /** Additional fields of the response, for example a `code` for the client. */
    readonly details: Record<string, unknown> = {},
    /** Seconds after which the request may be repeated. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  body() {
    return { ...this.details, success: false as const, message: this.message, errors: this.errors };
  }
}

export function signedOut(message = 'Sign in to see this.'): ApiError {
  return new ApiError(401, message, undefined, { code: 'signed_out' });
}
