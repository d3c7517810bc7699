import { channel, tracingChannel } from 'node:diagnostics_channel';
import { ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What happens in the server, told on channels of `node:diagnostics_channel` to whoever subscribes (decision 0032). Without a
 * subscriber an event costs next to nothing. No event holds a URL, a text of a shopper or an address.
 */

/** A page, or the data of one, that is made by the server bundles; followed to its end. */
export interface RenderEvent {
  work: 'page' | 'data';
  /** The owner of the URL. */
  remote: string;
  build: string;
}

/** The event of work for a URL (path and query) with builds by package name and the routes of the remotes. */
export function renderEvent(
  work: RenderEvent['work'],
  { releases, remotes }: { releases: ReadonlyMap<string, { build: string }>; remotes: readonly RemoteRoutes[] },
  url: string,
): RenderEvent {
  const remote = ownerNameOf(remotes, url);
  return { work, remote, build: releases.get(remote)?.build ?? '' };
}

/** Renderings, each followed from its start to its end. */
export const renderEvents = tracingChannel<unknown, RenderEvent>('glow.render');

/** A page, or the data of one, that was found for a request: in the cache, made for it, or left to the browser. */
export interface PageEvent {
  work: RenderEvent['work'];
  from: 'cache' | 'render' | 'browser';
  /** Its owner, the owner's build, and the composition; computed where it is asked for. */
  describe(): { remote: string; build: string; composition: string };
}
/** Tells of a `PageEvent` for each page and its data. */
export const pageEvents = channel('glow.page');

/** The state of the rendering processes, after each change. */
export interface PoolEvent {
  processes: number;
  busy: number;
  /** Jobs that wait for a process. */
  waiting: number;
}
/** Tells of a `PoolEvent` after each change. */
export const poolEvents = channel('glow.render.pool');

/** A request that was answered; of its request no more is told on than `route` (`routeOf`) and its method. */
export interface RequestEvent {
  request: FastifyRequest;
  reply: FastifyReply;
  route: string;
}
/** Tells of a `RequestEvent` after each answer. */
export const requestEvents = channel('glow.request');

/** What a page reports, of known builds. */
export interface ReportEvent {
  shown: Reported[];
  failures: (Reported & { phase: string })[];
  vitals: (Reported & { metric: string; value: number })[];
  /** The traced request of the page, by its token: trace id and span id in hexadecimal digits. */
  trace?: string;
}
interface Reported {
  remote: string;
  build: string | null;
}
/** Tells of a `ReportEvent` for each report of a page. */
export const reportEvents = channel('glow.report');
