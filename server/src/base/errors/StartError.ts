/** Why the server or a command cannot start; its message is one sentence for the operator. */
export class StartError extends Error {}
