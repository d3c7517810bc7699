// generous, because slow machines must not fail tests
jest.setTimeout(180_000);
