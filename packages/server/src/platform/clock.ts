/** Where the product gets the time: injected everywhere, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
