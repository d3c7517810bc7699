// ends a hang: no test may fail because a processor was busy
jest.setTimeout(300_000);
