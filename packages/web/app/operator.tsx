import type { ListedPrices } from '@clausewright/contract';
import { createContext, use } from 'react';
import { defaultOperator, type Operator } from './operator-data.ts';

export const operatorElement = 'operator';

export const OperatorContext = createContext<Operator>(defaultOperator);

export function useOperator(): Operator {
  return use(OperatorContext);
}

/** Data for an element of the page: no `<` in it can end that. */
export function dataText(data: Operator | ListedPrices): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The page carries the values it was rendered with, so that hydration sees the same. */
export function readPageOperator(): Operator {
  const text = document.getElementById(operatorElement)?.textContent;
  return text ? (JSON.parse(text) as Operator) : defaultOperator;
}
