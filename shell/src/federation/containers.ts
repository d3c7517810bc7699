import { containerName, shareScope } from './shareScope';

const ENTRY_TIMEOUT_MS = 8000;

interface Container {
  init(scope: object): unknown;
  /** Loads an exposed module (`./name`) and returns its factory. */
  get(module: string): Promise<() => unknown>;
}

export interface ContainerEntry {
  name: string;
  entry: string;
  /** Subresource integrity hash of the entry; empty for a development server. */
  integrity: string | null;
}

/** The key is the URL of the entry. */
const containers = new Map<string, Promise<Container>>();

function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const message = `The entry ${url} could not be loaded`;
    const fail = () => reject(new Error(message));
    setTimeout(() => reject(Object.assign(new Error(message), { type: 'timeout' })), ENTRY_TIMEOUT_MS);
    Object.assign(script, { src: url, integrity, onload: () => resolve(), onerror: fail });
    document.head.append(script);
  }).finally(() => script.remove());
}

async function loadContainer({ name, entry, integrity }: ContainerEntry): Promise<Container> {
  if (integrity === null) throw new Error(`The entry ${entry} has no integrity hash`);
  // another build of the remote may be in the page
  Reflect.set(globalThis, containerName(name), undefined);
  await loadScript(entry, integrity);
  const container: Container | undefined = Reflect.get(globalThis, containerName(name));
  if (!container) throw new Error(`The entry ${entry} has no container`);
  await container.init(shareScope);
  return container;
}

function containerOf(build: ContainerEntry): Promise<Container> {
  const { entry } = build;
  const container =
    containers.get(entry) ??
    loadContainer(build).catch((error: unknown) => {
      forgetContainer(entry);
      throw error;
    });
  containers.set(entry, container);
  return container;
}

/** Loads a module that a container exposes; after a failure, the next call loads the container again. */
export async function loadExposed<Module>(build: ContainerEntry, module: string): Promise<Module> {
  const container = await containerOf(build);
  const factory = await container.get(`./${module}`);
  return factory() as Module;
}

/** The next load executes the entry again. */
export function forgetContainer(entry: string): void {
  containers.delete(entry);
}
