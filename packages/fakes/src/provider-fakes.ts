import type { FakeOptions, ProviderFake, SignedMessage } from './provider-fake.ts';
import * as registered from './registered-fakes.ts';

export type FakeName = keyof typeof registered;
export const fakeNames = Object.keys(registered) as FakeName[];

type FakeOf<Name extends FakeName> = Awaited<ReturnType<(typeof registered)[Name]['start']>>;
type Registrations = { [Name in FakeName]: ProviderFake<FakeOf<Name>> };

interface RunningFake<Fake> {
  fake: Fake;
  settings: Record<string, string>;
  writeMessage: (id: string) => string;
  sign: (message: Buffer) => SignedMessage;
}

export type ProviderFakes = { [Name in FakeName]: RunningFake<FakeOf<Name>> };

/** One of each payment provider, until `running` is disposed of. */
export async function startProviderFakes(
  running: AsyncDisposableStack,
  { clock, webhookUrl }: { clock: () => Date; webhookUrl?: (provider: FakeName) => string },
): Promise<ProviderFakes> {
  const fakes: Partial<ProviderFakes> = {};
  for (const name of fakeNames) {
    const url = webhookUrl?.(name);
    await startInto(fakes, name, running, url === undefined ? { clock } : { clock, webhookUrl: url });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of each name
  return fakes as ProviderFakes;
}

async function startInto<Name extends FakeName>(
  fakes: { [Each in Name]?: RunningFake<FakeOf<Each>> },
  name: Name,
  running: AsyncDisposableStack,
  options: FakeOptions,
): Promise<void> {
  const registrations: Registrations = registered;
  const { start, getSettings, writeMessage, sign }: ProviderFake<FakeOf<Name>> = registrations[name];
  const fake = running.use(await start(options));
  fakes[name] = {
    fake,
    settings: getSettings(fake),
    writeMessage,
    sign: (message) => sign(fake, message, options.clock()),
  };
}

/** What leads a server to all of them. */
export function providerSettings(fakes: ProviderFakes): Record<string, string> {
  return Object.assign({}, ...Object.values(fakes).map(({ settings }) => settings)) as Record<string, string>;
}
