import { z } from 'zod';
import { buildId } from './releaseSchema';

const moment = z.iso.datetime();

/** A build as the registry lists it: whoever holds its name may look at it in the store. */
const listedBuild = z.object({
  version: z.string(),
  published: moment,
  /** The hash of its `release.json`, which has the hash of every other file. */
  integrity: z.string(),
  /** Whether the store's journeys were walked with it before. */
  journeys: z.enum(['passed', 'skipped']),
  /** When it was taken from shoppers by the server itself, and how many of how many it had failed. */
  withdrawn: z.object({ at: moment, failed: z.number().int(), of: z.number().int() }).optional(),
});

/** A package's pointers into its published builds. */
const pointers = z.object({
  live: z.object({ build: buildId, since: moment }).optional(),
  /** A build that `share` of a hundred shoppers see instead of the live one. */
  canary: z.object({ build: buildId, since: moment, share: z.number().int().min(1).max(99) }).optional(),
  /** What was live before, the latest last. */
  past: z.array(buildId).default([]),
  builds: z.record(buildId, listedBuild).default({}),
});

/** `registry.json`: which builds of which package are published, and which of them is live. */
export const registrySchema = z.object({ packages: z.record(z.string().regex(/^[a-z][a-z-]*$/), pointers).default({}) });

/** A build as the registry lists it. */
export type ListedBuild = z.output<typeof listedBuild>;

/** A package's pointers into its published builds. */
export type Pointers = z.output<typeof pointers>;

/** Which builds are published and which are live. */
export type RegistryFile = z.output<typeof registrySchema>;
