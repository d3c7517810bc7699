// Loaded before the server (`--import`): its clock is off by the milliseconds that the file GLOW_CLOCK_OFFSET holds.
import { readFileSync } from 'node:fs';

const RealDate = Date;

function skewedNow() {
  return RealDate.now() + Number(readFileSync(process.env.GLOW_CLOCK_OFFSET, 'utf8'));
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(skewedNow());
    else super(...parts);
  }

  static now() {
    return skewedNow();
  }
};
