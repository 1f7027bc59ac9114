import {
  type EmbedName,
  type EmbedParameters,
  embedParameters,
  issueMessage,
} from '@gildshelf/api-client/contract';
import type { SentAnswers } from '@gildshelf/api-client/react';
import { createElement, type ReactNode } from 'react';

/** A widget that other sites can embed; the contract holds the schema of its parameters. */
export interface EmbedWidget<Name extends EmbedName> {
  readonly Component: (parameters: EmbedParameters<Name>) => ReactNode;
  /** URLs of the API requests whose responses it shows. */
  readonly requestUrls: (parameters: EmbedParameters<Name>) => readonly string[];
  /** The frame's title; without the responses to its requests, named by the parameters alone. */
  readonly titleOf: (parameters: EmbedParameters<Name>, responses: SentAnswers) => string;
}

/** A request for an embedded widget with valid parameters. */
export interface EmbedRequest {
  /** The frame's title; without the responses to its requests, named by the parameters alone. */
  readonly titleOf: (responses?: SentAnswers) => string;
  /** URLs of the API requests whose responses it shows. */
  readonly questions: readonly string[];
  readonly look: Pick<EmbedParameters, 'theme' | 'accent'>;
  readonly content: ReactNode;
}

/** A request with invalid parameters, and the message to show. */
export interface EmbedProblem {
  readonly problem: string;
}

/** Parses the query parameters of a widget. */
export type ParseEmbed = (query: Readonly<Record<string, string>>) => EmbedRequest | EmbedProblem;

/** Combines a widget with the schema of its parameters. */
export function defineEmbed<const Name extends EmbedName>(name: Name, widget: EmbedWidget<Name>): ParseEmbed {
  return (query) => {
    const parsed = embedParameters[name].safeParse(query);
    if (!parsed.success) return { problem: parsed.error.issues.map(issueMessage)[0] ?? '' };
    const parameters = parsed.data as EmbedParameters<Name>;
    return {
      titleOf: (responses = {}) => widget.titleOf(parameters, responses),
      questions: widget.requestUrls(parameters),
      look: parsed.data,
      content: createElement(widget.Component as (props: object) => ReactNode, parameters as object),
    };
  };
}
