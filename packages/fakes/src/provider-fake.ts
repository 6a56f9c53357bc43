/** A message of a provider as it travels. */
export interface SignedMessage {
  headers: Record<string, string>;
  body: Buffer;
}

export interface FakeOptions {
  clock: () => Date;
  webhookUrl?: string;
}

/** Stands in for a payment provider: in development, and in the tests that every provider has to pass. */
export interface ProviderFake<Fake extends AsyncDisposable> {
  start: (options: FakeOptions) => Promise<Fake>;
  /** What leads a server to it. */
  getSettings: (fake: Fake) => Record<string, string>;
  /** A message about a payment of nobody. */
  writeMessage: (id: string) => string;
  /** Signs and wraps what a message says, as the provider does. */
  sign: (fake: Fake, message: Buffer, now: Date) => SignedMessage;
}
