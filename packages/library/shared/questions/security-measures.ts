/** Measures of security that a policy and a processing contract name. */
export const securityMeasures = [
  { id: 'tls' },
  { id: 'encryption-at-rest' },
  { id: 'access-control' },
  { id: 'mfa' },
  { id: 'backups' },
  { id: 'security-software' },
  { id: 'staff-training' },
  { id: 'physical' },
  { id: 'penetration-tests', more: true },
  { id: 'iso-27001', more: true },
  { id: 'soc-2', more: true },
  { id: 'mail-authentication', more: true },
  { id: 'dnssec', more: true },
] as const;
