import { providerSettings, startProviderFakes } from '@clausewright/fakes/provider-fakes';
import { startViesFake } from '@clausewright/fakes/vies';

export interface DevelopmentFakes extends AsyncDisposable {
  /** Settings that lead a server to them. */
  environment: Readonly<Record<string, string>>;
}

const clock = (): Date => new Date();
/** Where the development server takes webhooks. */
const webhookUrl = (provider: string): string =>
  `http://localhost:${process.env['PORT'] ?? '3000'}/webhooks/${provider}`;

/** Plays the outside services on free local ports. */
export async function startDevelopmentFakes({
  providers,
}: {
  providers: boolean;
}): Promise<DevelopmentFakes> {
  await using starting = new AsyncDisposableStack();
  const vies = starting.use(await startViesFake({ clock }));
  const environment = { VIES_API_URL: vies.url, ...(providers ? await startProviders(starting) : {}) };
  const running = starting.move();
  return { environment, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

async function startProviders(running: AsyncDisposableStack): Promise<Record<string, string>> {
  return providerSettings(await startProviderFakes(running, { clock, webhookUrl }));
}
