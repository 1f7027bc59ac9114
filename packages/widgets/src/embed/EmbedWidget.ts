import {
  type EmbedName,
  type EmbedParameters,
  embedParameters,
  issueSentence,
} from '@gildshelf/api-client/contract';
import type { SentAnswers } from '@gildshelf/api-client/react';
import { createElement, type ReactNode } from 'react';

/** One widget for other people's pages: what shows it, beside the contract's schema of its parameters. */
export interface EmbedWidget<Name extends EmbedName> {
  readonly Component: (parameters: EmbedParameters<Name>) => ReactNode;
  /** The addresses of the calls whose answers it shows. */
  readonly questions: (parameters: EmbedParameters<Name>) => readonly string[];
  /** The frame's title; without the responses to its requests, named by the parameters alone. */
  readonly titleOf: (parameters: EmbedParameters<Name>, responses: SentAnswers) => string;
}

/** What somebody asks of a widget, checked. */
export interface EmbedRequest {
  /** The frame's title; without the responses to its requests, named by the parameters alone. */
  readonly titleOf: (responses?: SentAnswers) => string;
  /** The addresses of the calls whose answers it shows. */
  readonly questions: readonly string[];
  readonly look: Pick<EmbedParameters, 'theme' | 'accent'>;
  readonly content: ReactNode;
}

/** A request that nothing can be shown for, and why. */
export interface EmbedProblem {
  readonly problem: string;
}

/** Reads what somebody asks of a widget. */
export type ReadEmbed = (query: Readonly<Record<string, string>>) => EmbedRequest | EmbedProblem;

/** Joins a widget with the schema of its parameters. */
export function defineEmbed<const Name extends EmbedName>(name: Name, widget: EmbedWidget<Name>): ReadEmbed {
  return (query) => {
    const read = embedParameters[name].safeParse(query);
    if (!read.success) return { problem: read.error.issues.map(issueSentence)[0] ?? '' };
    const parameters = read.data as EmbedParameters<Name>;
    return {
      titleOf: (responses = {}) => widget.titleOf(parameters, responses),
      questions: widget.questions(parameters),
      look: read.data,
      content: createElement(widget.Component as (props: object) => ReactNode, parameters as object),
    };
  };
}
