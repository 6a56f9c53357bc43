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
