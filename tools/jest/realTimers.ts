// also if a test has failed
afterEach(() => void jest.useRealTimers());
