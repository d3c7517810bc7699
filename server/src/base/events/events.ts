import { channel, tracingChannel, type Channel } from 'node:diagnostics_channel';
import { ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';

// Channels of decision 0032: almost free without a subscriber. No event holds a URL, an address or a text of a shopper.

/** Calls `listener` with the events of a channel, until the returned function is called. */
export function follow<Event>(from: Channel, listener: (event: Event) => void): () => void {
  const onMessage = (message: unknown) => listener(message as Event);
  from.subscribe(onMessage);
  return () => void from.unsubscribe(onMessage);
}

/** The rendering of a page, or of its data, by the server bundles. */
export interface RenderEvent {
  work: 'page' | 'data';
  /** The owner of the URL. */
  remote: string;
  build: string;
}

/** `url` is a path and query; `releases` are by package name. */
export function renderEvent(
  work: RenderEvent['work'],
  { releases, remotes }: { releases: ReadonlyMap<string, { build: string }>; remotes: readonly RemoteRoutes[] },
  url: string,
): RenderEvent {
  const remote = ownerNameOf(remotes, url);
  return { work, remote, build: releases.get(remote)?.build ?? '' };
}

export const renderEvents = tracingChannel<unknown, RenderEvent>('glow.render');

/** How a request for a page or its data is answered: cached, rendered now, with the last page, or by the browser. */
export interface PageEvent {
  work: RenderEvent['work'];
  from: 'cache' | 'render' | 'last' | 'browser';
  /** Age of the last page, in milliseconds. */
  ageMs?: number;
  describe(): { remote: string; build: string; composition: string };
}
export const pageEvents = channel('glow.page');

/** A fragment that a page is made without. */
export interface FragmentEvent {
  remote: string;
  build: string;
  reason: 'late' | 'failed' | 'refused';
}
export const fragmentEvents = channel('glow.fragment');

export interface PoolEvent {
  processes: number;
  busy: number;
  waiting: number;
}
export const poolEvents = channel('glow.render.pool');

/** An answered request; subscribers pass on only its method and `route` (`routeOf`). */
export interface RequestEvent {
  request: FastifyRequest;
  reply: FastifyReply;
  route: string;
}
export const requestEvents = channel('glow.request');

/** The report of a page, with the outcomes of known builds. */
export interface ReportEvent {
  shown: Reported[];
  failures: (Reported & { phase: string })[];
  vitals: (Reported & { metric: string; value: number })[];
  /** Trace id and span id, in hexadecimal digits, of the request that served the page. */
  trace?: string;
}
interface Reported {
  remote: string;
  build: string | null;
}
export const reportEvents = channel('glow.report');
