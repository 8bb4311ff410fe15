/**
 * A pure state machine whose history is a list of events (Chassaing, "Functional Event Sourcing Decider").
 * `decide` says what a command makes happen, or throws a DomainError; `evolve` says what an event means.
 */
export interface Decider<State, Command, Event> {
  readonly initial: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

export const fold = <State, Event>(
  decider: Pick<Decider<State, never, Event>, 'initial' | 'evolve'>,
  events: readonly Event[],
): State => events.reduce((state, event) => decider.evolve(state, event), decider.initial);
