import { z } from 'zod';
import { buildId, packageName, releaseSchema } from './releaseSchema';

const timestamp = z.iso.datetime();

/** The checks of a release that can be skipped, in their order. */
export const CHECK_NAMES = ['types', 'tests', 'journeys'] as const;

const listedBuild = z.object({
  version: z.string(),
  published: timestamp,
  /** Hash of its `release.json`, which has the hashes of all other files. */
  integrity: z.string(),
  /** Whether the journey tests ran before the release; for servers that do not know `skipped`. */
  journeys: z.enum(['passed', 'skipped']),
  skipped: z.array(z.enum(CHECK_NAMES)).optional(),
  /** The commit, followed by whether there were other changes. */
  commit: z.string().optional(),
  /** Who has released it, by their name in git. */
  by: z.string().optional(),
  note: z.string().optional(),
  /** The publisher's statement, if the build came through the registry service. */
  signed: z.object({ statement: z.string(), signature: z.string() }).optional(),
  /** Its automatic withdrawal. Earlier versions wrote `failed` of `of` shoppers instead of `evidence`. */
  withdrawn: z
    .object({ at: timestamp, failed: z.number().int(), of: z.number().int(), evidence: z.string().optional() })
    .optional(),
});

const pointers = z.object({
  live: z.object({ build: buildId, since: timestamp }).optional(),
  /** `share` percent of shoppers get this build instead of the live one. */
  canary: z.object({ build: buildId, since: timestamp, share: z.number().int().min(1).max(99) }).optional(),
  /** Former live builds, the latest last. */
  past: z.array(buildId).default([]),
  builds: z.record(buildId, listedBuild).default({}),
  /** Mirrors delete the files of these builds too; they are forgotten after 90 days. */
  unpublished: z.record(buildId, z.object({ version: z.string(), at: timestamp })).optional(),
  /** Switched off by an operator: the package by its name, its fragments as `remote/Name`. */
  off: z.array(z.string()).optional(),
  /** Counts changes through the registry service, so that none is accepted twice. */
  sequence: z.number().int().optional(),
  /** Origins of `release.json` that the store's owner has confirmed. */
  backends: releaseSchema.shape.backends,
});

/** `registry.json`. */
export const registrySchema = z.object({ packages: z.record(packageName, pointers).default({}) });

export type ListedBuild = z.output<typeof listedBuild>;

export type Provenance = Pick<ListedBuild, 'commit' | 'by' | 'note'>;

export type CheckName = (typeof CHECK_NAMES)[number];

/** A package's pointers to its published builds. */
export type Pointers = z.output<typeof pointers>;

export type RegistryFile = z.output<typeof registrySchema>;

export type Packages = RegistryFile['packages'];
