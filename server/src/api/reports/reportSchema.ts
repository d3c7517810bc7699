import { remotes } from '@glow/shared/remotes';
import { z } from 'zod';
import { optionalText } from '../../validation/text';

const PACKAGES = ['shell', ...remotes.map(({ name }) => name)];

/** A build or a composition, as releases name them; null where nothing was live. */
const id = z.string().regex(/^[\w~-]{1,256}$/).nullable();

const source = { remote: z.enum(PACKAGES), build: id };

const failure = z.object({
  ...source,
  phase: z.enum(['load', 'render', 'retry']),
  message: optionalText('Message'),
  frames: z.array(optionalText('Frame')).max(3),
});

const vital = z.object({
  ...source,
  metric: z.enum(['LCP', 'INP', 'CLS']),
  value: z.number().min(0).max(600_000),
});

/** The body of `POST /api/reports`: what a page has met, and in which composition. Nothing in it belongs to a shopper. */
export const reportSchema = z.object({
  composition: id,
  failures: z.array(failure).max(20).default([]),
  /** Whose screens could be shown. */
  shown: z.array(z.object(source)).max(20).default([]),
  vitals: z.array(vital).max(30).default([]),
});

/** What one page reports. */
export type Report = z.output<typeof reportSchema>;
