/** The settings of all payment providers together, and what is asked of each alike. */
import type { Processor } from '@clausewright/contract';
import type { Given, RegisteredSettings } from './payment-providers/provider-settings.ts';
import * as registered from './payment-providers/registered-settings.ts';

/** Who takes real money. */
export type ProviderName = Exclude<Processor, 'sandbox'>;

type FieldsOf<Name extends ProviderName> = (typeof registered)[Name]['fields'];
type ConfigOf<Name extends ProviderName> = NonNullable<ReturnType<(typeof registered)[Name]['read']>>;

/** Does not compile while a provider of the contract is not registered. */
const providers: { [Name in ProviderName]: RegisteredSettings<FieldsOf<Name>, ConfigOf<Name>> } = registered;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the line above
export const providerNames = Object.keys(providers) as ProviderName[];

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ProviderFields = Merged<FieldsOf<ProviderName>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- their names begin with the provider's, so none is twice
export const providerFields = Object.assign(
  {},
  ...Object.values(providers).map(({ fields }) => fields),
) as ProviderFields;

/** What the environment gives for each; undefined without its keys. */
export type ProviderConfigs = { [Name in ProviderName]: ConfigOf<Name> | undefined };

type ProviderValues = Merged<Given<FieldsOf<ProviderName>>>;

export function readProviders(given: ProviderValues): ProviderConfigs {
  const read = providerNames.map((name) => [name, providers[name].read(given)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was read by its own registration
  return Object.fromEntries(read) as ProviderConfigs;
}

/** Keys of a provider without the others of it. */
export function findMissingKeys(given: ProviderValues): string[] {
  return Object.values(providers).flatMap(({ keyNames }) => {
    const names: readonly (keyof ProviderValues)[] = keyNames;
    const present = names.filter((name) => given[name] !== undefined);
    if (present.length === 0) return [];
    return names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name}: needed with ${present.join(', ')}`);
  });
}

export function findApiUrls(given: ProviderValues): string[] {
  return Object.values(providers).flatMap(({ apiUrl }) => (given[apiUrl] === undefined ? [] : [apiUrl]));
}

interface ConfiguredProvider {
  name: string;
  isTest: boolean;
  faults: string[];
  /** By their ids in the vendor catalogue. */
  vendors: string[];
}

/** Each whose keys are given. */
export function describeProviders(configs: ProviderConfigs): ConfiguredProvider[] {
  return providerNames.flatMap((name) => describeProvider(configs, name));
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- settings and registration are of one provider by it
function describeProvider<Name extends ProviderName>(
  configs: ProviderConfigs,
  provider: Name,
): ConfiguredProvider[] {
  const settings: ConfigOf<Name> | undefined = configs[provider];
  if (settings === undefined) return [];
  const {
    name,
    isTest,
    findFaults,
    listVendors,
  }: RegisteredSettings<FieldsOf<Name>, ConfigOf<Name>> = providers[provider];
  return [
    {
      name,
      isTest: isTest(settings),
      faults: findFaults(settings),
      vendors: listVendors(settings),
    },
  ];
}

/** An instance shows the card fields of one of them. */
export const cardProviders = providerNames.filter((name) => providers[name].takesCards);
