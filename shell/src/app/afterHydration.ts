import type { DataStore } from '@glow/shared/app';
import type { ToastMessage } from '@glow/shared/toast';
import { followReleases } from '../federation/followReleases';
import { startPreloading } from '../routing/preloading';
import { startTelemetry } from '../telemetry/startTelemetry';

export function begin(data: DataStore, toast: (message: ToastMessage) => void): void {
  startPreloading(data);
  startTelemetry(followReleases(toast));
}
