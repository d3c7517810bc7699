import type { StartRegistry } from '../registry/registryProcess';
import type { RegistrySettings } from '../registry/registryParts';
import { startRegistryServer } from '../registry/registryServer';

/** Runs the registry service in the tests' process, with a copy of its settings; `opened` resolves once it listens. */
export function registryInThisProcess(): { startRegistry: StartRegistry; opened: Promise<unknown> } {
  let startRegistry: StartRegistry = () => () => undefined;
  const opened = new Promise<unknown>((resolve) => {
    startRegistry = (settings, readCatalog) => {
      const service = startRegistryServer(JSON.parse(JSON.stringify(settings)) as RegistrySettings, readCatalog);
      resolve(service);
      return () => void service.then((server) => server.close());
    };
  });
  return { startRegistry, opened };
}
