import { startBraintreeFake } from '@clausewright/fakes/braintree';
import { startFastspringFake } from '@clausewright/fakes/fastspring';
import { startPaypalFake } from '@clausewright/fakes/paypal';
import { providerSettings } from '@clausewright/fakes/provider-settings';
import { startStripeFake } from '@clausewright/fakes/stripe';
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
  const stripe = running.use(await startStripeFake({ clock, webhookUrl: webhookUrl('stripe') }));
  const braintree = running.use(await startBraintreeFake({ clock, webhookUrl: webhookUrl('braintree') }));
  const paypal = running.use(await startPaypalFake({ clock, webhookUrl: webhookUrl('paypal') }));
  const fastspring = running.use(await startFastspringFake({ clock, webhookUrl: webhookUrl('fastspring') }));
  return providerSettings({ stripe, braintree, paypal, fastspring });
}
