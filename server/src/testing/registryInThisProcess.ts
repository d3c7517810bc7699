import type { FastifyInstance } from 'fastify';
import type { StartRegistry } from '../registry/registryProcess';
import { startRegistryServer, type RegistrySettings } from '../registry/registryServer';

/** A way to start the registry service in the process of the tests, with what another process would get, and the service once it listens. */
export function registryInThisProcess(): { startRegistry: StartRegistry; opened: Promise<FastifyInstance> } {
  let startRegistry: StartRegistry = () => () => undefined;
  const opened = new Promise<FastifyInstance>((resolve) => {
    startRegistry = (settings, readCatalog) => {
      resolve(startRegistryServer(JSON.parse(JSON.stringify(settings)) as RegistrySettings, readCatalog));
      return () => undefined;
    };
  });
  return { startRegistry, opened };
}
