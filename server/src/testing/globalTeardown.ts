/** Ends what `globalSetup` has started. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { stopDatabaseServer?(): Promise<void> }).stopDatabaseServer?.();
}
