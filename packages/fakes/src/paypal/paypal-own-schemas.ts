const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const customer = {
  type: 'object',
  properties: { id: text(22), merchant_customer_id: text(64) },
};
const wallet = {
  type: 'object',
  properties: {
    description: text(128),
    usage_type: { type: 'string', enum: ['MERCHANT', 'PLATFORM'] },
    usage_pattern: { type: 'string', enum: ['IMMEDIATE', 'DEFERRED', 'RECURRING_PREPAID'] },
    customer_type: { type: 'string', enum: ['CONSUMER', 'BUSINESS'] },
    permit_multiple_payment_tokens: { type: 'boolean' },
    experience_context: {
      type: 'object',
      properties: {
        return_url: text(4000),
        cancel_url: text(4000),
        shipping_preference: text(24),
        locale: text(10),
      },
    },
  },
  required: ['usage_type'],
};
const links = {
  type: 'array',
  items: {
    type: 'object',
    properties: { href: text(4000), rel: text(100), method: text(7) },
    required: ['href', 'rel'],
  },
};

const dispute = {
  dispute_id: text(255),
  create_time: text(64),
  reason: text(255),
  status: {
    type: 'string',
    enum: [
      'OPEN',
      'WAITING_FOR_BUYER_RESPONSE',
      'WAITING_FOR_SELLER_RESPONSE',
      'UNDER_REVIEW',
      'RESOLVED',
      'OTHER',
    ],
  },
};

/** Disputes v1, which the reduced description leaves out: written after PayPal's reference, only what is used. */
export const disputeSchemas = {
  components: {
    schemas: {
      list: {
        type: 'object',
        properties: { items: { type: 'array', items: { type: 'object', properties: dispute } }, links },
      },
      dispute: {
        type: 'object',
        properties: {
          ...dispute,
          disputed_transactions: {
            type: 'array',
            items: {
              type: 'object',
              properties: { seller_transaction_id: text(255), custom: text(2000), invoice_number: text(127) },
            },
          },
          dispute_outcome: {
            type: 'object',
            properties: {
              outcome_code: {
                type: 'string',
                enum: [
                  'RESOLVED_BUYER_FAVOUR',
                  'RESOLVED_SELLER_FAVOUR',
                  'RESOLVED_WITH_PAYOUT',
                  'CANCELED_BY_BUYER',
                  'ACCEPTED',
                  'DENIED',
                  'NONE',
                ],
              },
            },
          },
        },
        required: ['dispute_id', 'status'],
      },
    },
  },
} as const;

/**
 * Payment method tokens v3, which the reduced description leaves out: written after the models of the
 * server SDK 2.5.0, only what is used.
 */
export const vaultSchemas = {
  components: {
    schemas: {
      setup_token_request: {
        type: 'object',
        properties: {
          customer,
          payment_source: { type: 'object', properties: { paypal: wallet }, required: ['paypal'] },
        },
        required: ['payment_source'],
      },
      setup_token: {
        type: 'object',
        properties: {
          id: text(36),
          status: { type: 'string', enum: ['PAYER_ACTION_REQUIRED', 'CREATED', 'APPROVED', 'VAULTED'] },
          customer,
          payment_source: { type: 'object', properties: { paypal: wallet } },
          links,
        },
        required: ['id', 'status', 'customer'],
      },
      payment_token_request: {
        type: 'object',
        properties: {
          customer,
          payment_source: {
            type: 'object',
            properties: {
              token: {
                type: 'object',
                properties: { id: text(255), type: { type: 'string', enum: ['SETUP_TOKEN'] } },
                required: ['id', 'type'],
              },
            },
            required: ['token'],
          },
        },
        required: ['payment_source'],
      },
      payment_token: {
        type: 'object',
        properties: {
          id: text(36),
          customer,
          payment_source: {
            type: 'object',
            properties: {
              paypal: {
                type: 'object',
                properties: { email_address: text(254), account_id: text(13), payer_id: text(13) },
              },
            },
          },
          links,
        },
        required: ['id', 'customer'],
      },
    },
  },
} as const;
