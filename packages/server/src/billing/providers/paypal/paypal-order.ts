import { z } from 'zod';

const money = z.object({ currency_code: z.string(), value: z.string() });

/** A PayPal order as far as we read it. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.string().optional(),
  payment_source: z
    .object({
      paypal: z
        .object({
          email_address: z.string().optional(),
          address: z.object({ country_code: z.string() }).optional(),
          attributes: z
            .object({
              vault: z
                .object({
                  id: z.string().optional(),
                  customer: z.object({ id: z.string() }).partial().optional(),
                })
                .optional(),
            })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z
          .object({
            captures: z
              .array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  status_details: z.object({ reason: z.string() }).partial().optional(),
                  amount: money,
                }),
              )
              .optional(),
            refunds: z.array(z.object({ id: z.string(), status: z.string(), amount: money })).optional(),
          })
          .optional(),
      }),
    )
    .min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
export type PaypalOrder = z.output<typeof paypalOrder>;
export type PaypalCapture = NonNullable<
  NonNullable<PaypalOrder['purchase_units'][number]['payments']>['captures']
>[number];

export function listCaptures(order: PaypalOrder): readonly PaypalCapture[] {
  return order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
}

const taken = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** Money was taken with it, whatever of it was given back since. */
export function isCaptured({ status }: PaypalCapture): boolean {
  return taken.has(status);
}

/** What the SDK asks for with `prefer`: the whole object, not its id. */
export const wholeObject = 'return=representation';

export const paypalRefund = z.object({ id: z.string(), status: z.string() });
