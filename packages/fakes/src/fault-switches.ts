/** What goes wrong between us and a provider, until it is set otherwise. */
export interface FaultSwitches {
  /** What becomes of messages: sent at once, kept until `deliver`, or lost. */
  webhooks: 'send' | 'hold' | 'drop';
  /** How often each message is sent. */
  copies: number;
  /** Held messages are delivered in another order. */
  reorder: boolean;
  /** The next charge is made, but its answer never comes. */
  silentAfterCapture: boolean;
  /** The next so many requests get this status and do nothing. */
  failing: { times: number; status: number };
}

export function noFaults(): FaultSwitches {
  return {
    webhooks: 'send',
    copies: 1,
    reorder: false,
    silentAfterCapture: false,
    failing: { times: 0, status: 500 },
  };
}

export type SendWebhook = () => Promise<void>;

export interface WebhookSender {
  send(message: SendWebhook): void;
  /** Sends what is held, and waits until everything was answered. */
  deliver(): Promise<void>;
}

/** Sends messages as the switches say; a receiver that fails is not asked again. */
export function createWebhookSender(faults: FaultSwitches): WebhookSender {
  const held: SendWebhook[] = [];
  const underWay = new Set<Promise<void>>();
  const start = (message: SendWebhook): void => {
    const sending = message()
      .catch(() => undefined)
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  return {
    send(message) {
      if (faults.webhooks === 'drop') return;
      for (let copy = 0; copy < faults.copies; copy += 1) {
        if (faults.webhooks === 'hold') held.push(message);
        else start(message);
      }
    },
    async deliver() {
      const messages = held.splice(0);
      for (const message of faults.reorder ? messages.toReversed() : messages) {
        start(message);
        await Promise.all(underWay);
      }
      await Promise.all(underWay);
    },
  };
}
