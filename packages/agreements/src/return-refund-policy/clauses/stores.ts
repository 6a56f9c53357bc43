import { has, prose } from '../../document/authoring.ts';
import { sellsDigital } from '../sells.ts';
import { clause } from './clause.ts';

// Apple Media Services Terms; Google Play refund policies: the store bills and decides, the law stays.
export const stores = clause({
  id: 'rr.stores',
  version: 1,
  when: (a) =>
    (has(a.app_stores, 'apple', 'google') || has(a.app_platforms, 'ios', 'android')) &&
    (sellsDigital(a) || has(a.goods_kinds, 'subscriptions')),
  parts: { store: { meets: ['app-store-refund'] } },
  text: {
    de: (c) => prose`
      ## Käufe in der App

      ${c.part.store`Was Sie in unserer App über einen App-Store kaufen, rechnet der Betreiber des App-Stores ab. Eine Erstattung beantragen Sie dort, auf dem Weg, den der App-Store vorsieht. Ihre gesetzlichen Rechte bleiben davon unberührt.`}`,
    en: (c) => prose`
      ## Purchases in the app

      ${c.part.store`What you buy in our app through an app store is billed by the operator of that store. You ask for a refund there, in the way the store provides. Your statutory rights are not affected.`}`,
    es: (c) => prose`
      ## Compras en la aplicación

      ${c.part.store`Lo que compra en nuestra aplicación a través de una tienda de aplicaciones lo factura el operador de esa tienda. El reembolso se solicita allí, por la vía que la tienda prevé. Ello no afecta a los derechos que le da la ley.`}`,
    fr: (c) => prose`
      ## Achats dans l’application

      ${c.part.store`Ce que vous achetez dans notre application par l’intermédiaire d’une boutique d’applications est facturé par l’exploitant de cette boutique. Le remboursement s’y demande, selon la procédure prévue. Vos droits légaux restent intacts.`}`,
    it: (c) => prose`
      ## Acquisti nell’applicazione

      ${c.part.store`Ciò che acquista nella nostra applicazione tramite uno store è fatturato dal gestore dello store. Il rimborso si chiede lì, con la procedura prevista dallo store. Restano salvi i Suoi diritti di legge.`}`,
    nl: (c) => prose`
      ## Aankopen in de app

      ${c.part.store`Wat u in onze app via een appstore koopt, wordt door de exploitant van die appstore in rekening gebracht. Terugbetaling vraagt u daar aan, op de manier die de appstore biedt. Uw wettelijke rechten blijven gelden.`}`,
  },
});
