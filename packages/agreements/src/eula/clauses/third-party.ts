import { type Context, given, has, items, prose, type Words } from '../../document/authoring.ts';
import { meansName } from '../../privacy-policy/clauses/provider-names.ts';
import { clause, type EulaQuestions } from './clause.ts';

function providers({
  a,
  language,
  names,
  say,
}: Pick<Context<EulaQuestions>, 'a' | 'language' | 'names' | 'say'>): Words[] {
  const own = say['third_party_list.own'];
  return given(a.third_party_list) || given(a['third_party_list.own'])
    ? names(say.third_party_list, (id) => meansName(id, language), own)
    : [];
}

// Apple's instructions, point 9. Providers in the chain are our affair: Directive (EU) 2019/770, Article 5.
export const thirdParty = clause({
  id: 'eu.third_party',
  version: 3,
  when: (a) => a.third_party === 'yes' || a.ads_in_app === 'yes' || a.apple_rider === 'yes',
  parts: {
    services: { meets: ['practice-eu-third-party'], when: (a) => a.third_party === 'yes' },
    list: {
      meets: [],
      when: (a) => given(a.third_party_list) || given(a['third_party_list.own']),
    },
    ads: { meets: [], when: (a) => a.ads_in_app === 'yes' },
    terms: {
      meets: ['apple-eula-9'],
      when: (a) => a.apple_rider === 'yes' || has(a.agreement_for, 'mobile'),
    },
  },
  text: {
    de: (c) => prose`
      ## Dienste Dritter

      ${c.part.services`Die Software nutzt Dienste anderer oder verbindet sich mit ihnen. Für diese Dienste gelten die Bedingungen ihrer Anbieter. Wir bleiben dafür verantwortlich, dass die Software leistet, was wir Ihnen schulden.`} ${c.part.ads`Die Software zeigt Werbung anderer.`}

      ${c.part.list(prose`
        Diese Dienste nutzt die Software:

        ${items(providers(c))}`)}

      ${c.part.terms`Sie müssen bei der Nutzung der Software geltende Vereinbarungen mit Dritten einhalten, zum Beispiel Ihren Mobilfunkvertrag.`}`,
    en: (c) => prose`
      ## Third-party services

      ${c.part.services`The software uses services of others or connects to them. These services are governed by the terms of their providers. We remain responsible for the software doing what we owe you.`} ${c.part.ads`The software shows advertising of others.`}

      ${c.part.list(prose`
        The software uses these services:

        ${items(providers(c))}`)}

      ${c.part.terms`When using the software, you must comply with applicable agreements with third parties, for example your wireless data plan.`}`,
    es: (c) => prose`
      ## Servicios de terceros

      ${c.part.services`El software utiliza servicios de terceros o se conecta a ellos. Esos servicios se rigen por las condiciones de sus proveedores. Seguimos siendo responsables de que el software cumpla lo que le debemos.`} ${c.part.ads`El software muestra publicidad de terceros.`}

      ${c.part.list(prose`
        El software utiliza estos servicios:

        ${items(providers(c))}`)}

      ${c.part.terms`Al utilizar el software debe cumplir los acuerdos aplicables con terceros, por ejemplo su contrato de datos móviles.`}`,
    fr: (c) => prose`
      ## Services de tiers

      ${c.part.services`Le logiciel utilise des services de tiers ou s’y connecte. Ces services sont régis par les conditions de leurs fournisseurs. Nous restons responsables de ce que le logiciel fournisse ce que nous vous devons.`} ${c.part.ads`Le logiciel affiche des publicités de tiers.`}

      ${c.part.list(prose`
        Le logiciel utilise ces services :

        ${items(providers(c))}`)}

      ${c.part.terms`En utilisant le logiciel, vous devez respecter les accords applicables conclus avec des tiers, par exemple votre forfait de données mobiles.`}`,
    it: (c) => prose`
      ## Servizi di terzi

      ${c.part.services`Il software usa servizi di terzi o si collega a essi. A questi servizi si applicano le condizioni dei rispettivi fornitori. Restiamo responsabili del fatto che il software fornisca ciò che Le dobbiamo.`} ${c.part.ads`Il software mostra pubblicità di terzi.`}

      ${c.part.list(prose`
        Il software usa questi servizi:

        ${items(providers(c))}`)}

      ${c.part.terms`Nell’uso del software deve rispettare gli accordi applicabili con terzi, per esempio il Suo contratto di telefonia mobile.`}`,
    nl: (c) => prose`
      ## Diensten van derden

      ${c.part.services`De software gebruikt diensten van anderen of maakt er verbinding mee. Voor die diensten gelden de voorwaarden van hun aanbieders. Wij blijven ervoor verantwoordelijk dat de software doet wat wij u verschuldigd zijn.`} ${c.part.ads`De software toont reclame van anderen.`}

      ${c.part.list(prose`
        De software gebruikt deze diensten:

        ${items(providers(c))}`)}

      ${c.part.terms`Bij het gebruik van de software moet u zich houden aan geldende afspraken met derden, bijvoorbeeld uw mobiele abonnement.`}`,
  },
});
