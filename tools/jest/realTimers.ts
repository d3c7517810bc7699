// this also runs after a failed test
afterEach(() => void jest.useRealTimers());
