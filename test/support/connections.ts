import { Agent, setGlobalDispatcher } from "undici";

/**
 * A connection for each question. workerd closes one that nobody has used for five seconds, also when it did not hear
 * for hashing passwords that somebody does; browsers then ask again by themselves, Node does not.
 */
setGlobalDispatcher(new Agent({ pipelining: 0 }));
