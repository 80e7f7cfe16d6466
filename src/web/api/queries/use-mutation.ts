import { useEffect, useMemo, useRef, useState } from "react";
import type { QueryClient } from "./client.ts";
import { useQueryClient } from "./client-context.ts";

interface MutationOptions<Answer, Input> {
  readonly mutationFn: (input: Input) => Promise<Answer>;
  readonly onMutate?: (input: Input) => unknown;
  readonly onSuccess?: (answer: Answer, input: Input) => unknown;
  readonly onError?: (error: Error, input: Input) => unknown;
  readonly onSettled?: () => unknown;
  /** Mutations with the same scope run one after another. */
  readonly scope?: { readonly id: string };
}

interface Next<Answer> {
  readonly onSuccess?: (answer: Answer) => unknown;
  readonly onError?: (error: Error) => unknown;
}

interface MutationState<Answer, Input> {
  readonly data: Answer | undefined;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly variables: Input | undefined;
}

export interface Mutation<Answer, Input> extends MutationState<Answer, Input> {
  readonly mutate: (input: Input, next?: Next<Answer>) => void;
  readonly mutateAsync: (input: Input) => Promise<Answer>;
  readonly reset: () => void;
}

const RESTING = {
  data: undefined,
  isPending: false,
  isSuccess: false,
  error: null,
  variables: undefined,
};

/** @example const { mutate, isPending } = useMutation({ mutationFn: endCycle }); */
export function useMutation<Answer, Input>(
  options: MutationOptions<Answer, Input>,
): Mutation<Answer, Input> {
  const client = useQueryClient();
  const [state, setState] = useState<MutationState<Answer, Input>>(RESTING);
  const latest = useRef(options);
  const isHere = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const actions = useMemo(() => {
    let turn = 0;
    let resets = 0;
    const mutateAsync = async (input: Input): Promise<Answer> => {
      turn += 1;
      const own = turn;
      const show = (changes: Partial<MutationState<Answer, Input>>) => {
        if (own === turn) setState({ ...RESTING, variables: input, ...changes });
      };
      show({ isPending: true });
      try {
        const answer = await carryOut(client, latest.current, input);
        show({ data: answer, isSuccess: true });
        return answer;
      } catch (error) {
        show({ error: error as Error });
        throw error;
      }
    };
    const mutate = (input: Input, next: Next<Answer> = {}) => {
      const before = resets;
      const isWanted = () => isHere.current && resets === before;
      mutateAsync(input).then(
        (answer) => void (isWanted() && next.onSuccess?.(answer)),
        (error) => void (isWanted() && next.onError?.(error)),
      );
    };
    const reset = () => {
      turn += 1;
      resets += 1;
      setState(RESTING);
    };
    return { mutate, mutateAsync, reset };
  }, [client]);
  return { ...state, ...actions };
}

function carryOut<Answer, Input>(
  client: QueryClient,
  options: MutationOptions<Answer, Input>,
  input: Input,
): Promise<Answer> {
  return client.inTurn(options.scope?.id, async () => {
    try {
      await options.onMutate?.(input);
      const answer = await options.mutationFn(input);
      client.tellOfSave();
      await options.onSuccess?.(answer, input);
      await options.onSettled?.();
      return answer;
    } catch (error) {
      client.tellOfSave(error as Error);
      await options.onError?.(error as Error, input);
      await options.onSettled?.();
      throw error;
    }
  });
}
