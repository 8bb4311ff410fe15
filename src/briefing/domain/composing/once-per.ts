/** Works out an answer once for each thing, as long as anybody has the thing. The answer must follow from it alone. */
export function oncePer<Thing extends object, Answer>(workOut: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { readonly answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing) ?? { answer: workOut(thing) };
    answers.set(thing, known);
    return known.answer;
  };
}
