import { ValueType, type Attributes } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType, type MetricProducer } from '@opentelemetry/sdk-metrics';
import { SECONDS } from './instruments';

const BOUNDARIES = SECONDS.advice.explicitBucketBoundaries;

/** The durations with the same attributes. */
interface Series {
  attributes: Attributes;
  counts: number[];
  sum: number;
  min: number;
  max: number;
}

/** A histogram of seconds, which the readers of metrics collect as one more producer. */
export interface Durations extends MetricProducer {
  /** Adds seconds to the series of a key; `attributesOf` gives its attributes when it is new. */
  record(seconds: number, key: string, attributesOf: () => Attributes): void;
}

/** A histogram for what happens with each request: one of the SDK sorts and writes out the attributes each time, a tenth of a cached page. */
export function createDurations(name: string): Durations {
  const startTime = hrTime();
  const series = new Map<string, Series>();
  const descriptor = { name, description: '', unit: SECONDS.unit, valueType: ValueType.DOUBLE };

  function add(key: string, attributes: Attributes): Series {
    const counts = Array<number>(BOUNDARIES.length + 1).fill(0);
    const added = { attributes, counts, sum: 0, min: Infinity, max: -Infinity };
    series.set(key, added);
    return added;
  }

  return {
    record(seconds, key, attributesOf) {
      const found = series.get(key) ?? add(key, attributesOf());
      let bucket = 0;
      while (seconds > (BOUNDARIES[bucket] ?? Infinity)) bucket += 1;
      found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.sum += seconds;
      found.min = Math.min(found.min, seconds);
      found.max = Math.max(found.max, seconds);
    },
    async collect() {
      const endTime = hrTime();
      const dataPoints = [...series.values()].map(({ attributes, counts, ...figures }) => {
        const buckets = { boundaries: BOUNDARIES, counts: [...counts] };
        const count = counts.reduce((all, one) => all + one, 0);
        return { startTime, endTime, attributes, value: { buckets, count, ...figures } };
      });
      const { CUMULATIVE: aggregationTemporality } = AggregationTemporality;
      const metrics = [
        { descriptor, aggregationTemporality, dataPointType: DataPointType.HISTOGRAM, dataPoints } as const,
      ];
      const resourceMetrics = { resource: emptyResource(), scopeMetrics: [{ scope: { name: 'glow' }, metrics }] };
      return { resourceMetrics, errors: [] };
    },
  };
}
