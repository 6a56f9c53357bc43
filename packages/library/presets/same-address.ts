/** Questions for an address that the owner gives once: it serves wherever another one would be a second question. */
export const sameAddress: Readonly<Record<string, readonly string[]>> = {
  request_online: ['request_email', 'contact_email'],
  contact_email: ['request_email', 'return_email'],
  delivery_email: ['request_email', 'contact_email', 'return_email'],
  infringement_email: ['contact_email', 'request_email'],
  return_email: ['contact_email', 'request_email'],
};
