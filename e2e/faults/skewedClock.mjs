// Loaded before the server (`--import`): its clock is off by GLOW_CLOCK_OFFSET_MS milliseconds.
const offset = Number(process.env.GLOW_CLOCK_OFFSET_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
