// a busy machine is slow, not wrong
jest.setTimeout(90_000);
