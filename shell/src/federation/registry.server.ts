/** A server renders one composition and never looks for another one. */
export async function refreshRegistry(): Promise<void> {}
