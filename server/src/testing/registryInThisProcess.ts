import type { StartRegistry } from '../registry/registryProcess';
import type { RegistrySettings } from '../registry/registryParts';
import { startRegistryServer } from '../registry/registryServer';

/** A way to start the registry service in the process of the tests, with what another process would get. `opened` resolves once it listens. */
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
