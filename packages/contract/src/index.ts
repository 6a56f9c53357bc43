export * from './agreement-types.ts';
export * from './languages.ts';
