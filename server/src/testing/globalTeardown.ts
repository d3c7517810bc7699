/** Ends what `globalSetup` has started. */
async function globalTeardown(): Promise<void> {
  await (globalThis as { stopDatabaseServer?(): Promise<void> }).stopDatabaseServer?.();
}

export { globalTeardown as default };
