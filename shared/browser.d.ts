/** The build replaces it; browsers have nothing else of Node. */
declare const process: { env: { NODE_ENV: string } };
