import { create as createClient } from 'braintree-web/client';
import { create as createCollector } from 'braintree-web/data-collector';
import { send } from '../../api.ts';
import { braintreeCalls } from './braintree-calls.ts';
import type { ProviderContext } from '../provider-form.ts';

type Client = Awaited<ReturnType<typeof createClient>>;
type Collector = Awaited<ReturnType<typeof createCollector>>;

interface Started {
  client: Client;
  /** Of the browser, against fraud; empty where its frame was blocked, which refuses nobody. */
  deviceData: string;
  close: () => Promise<void>;
}

/** A client for this item; null where Braintree cannot be reached. */
export async function startBraintree({ item }: ProviderContext): Promise<Started | null> {
  const token = await send(braintreeCalls.braintreeNewToken, {
    body: { item_type: item.type, item_id: item.id },
    agreementToken: item.token,
  });
  if (!token.ok) return null;
  const client = await createClient({ authorization: token.data.client_token }).catch(() => null);
  if (client === null) return null;
  const collector = await createCollector({ client }).catch((): Collector | null => null);
  return {
    client,
    deviceData: collector?.deviceData ?? '',
    close: async () => collector?.teardown(),
  };
}

export function deviceProof(deviceData: string): { device_data?: string } {
  return deviceData === '' ? {} : { device_data: deviceData };
}
